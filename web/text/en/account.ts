/** The account: password, address, where one is signed in, and going for good. */
import type { Texts } from '../it.ts';

export const account: Texts['account'] = {
  formerPlayer: 'a former player',
  wordsGone: '(words removed)',
  password: {
    title: 'Change my password',
    present: 'Present password',
    fresh: 'New password',
    hint: 'At least 10 characters. Your other devices will have to sign in again.',
    act: 'Change my password',
    done: 'Done: the password is new. Your other devices are signed out.',
  },
  address: {
    title: 'Change my address',
    fresh: 'New address',
    act: 'Change my address',
    sent: (email) => `We wrote to ${email}: the address changes when you open the link of that letter, within a day.`,
    done: (email) => `Done: your address is ${email} now.`,
  },
  sessions: {
    title: 'Where I am signed in',
    here: 'this device',
    unknown: 'unknown device',
    since: (date) => `since ${date}`,
    seen: (ago) => `last here: ${ago}`,
    end: 'Sign out there',
    endNamed: (device) => `Sign out there: ${device}`,
    ended: (device) => `Done: ${device} is signed out.`,
    act: 'Sign out everywhere else',
    done: 'Done: you are signed in here alone.',
    alone: 'Only here.',
  },
  farewell: {
    title: 'Delete my account',
    guestTitle: 'Delete what this server knows of me',
    removed: 'Removed, at once and for good:',
    removes: [
      'your name, address and password;',
      'what you wrote in chats and in your notes;',
      'friends, blocks, notices, plans and settings on this server;',
      'every session, also on your other devices.',
    ],
    guestRemoves: [
      'your name;',
      'what you wrote in chats and in your notes;',
      'friends, blocks, notices, plans and settings on this server;',
      'the session of this browser.',
    ],
    stayed: 'What stays:',
    stays: [
      'finished games with their results, where you will be “a former player”;',
      'running games, where a bot plays on in your seat;',
      'the names you gave to tables;',
      'what others reported about you, until whoever runs the server has looked at it, without your name.',
    ],
    warning: 'There is no way back.',
    password: 'Your password',
    sure: 'Yes, I understand: delete everything',
    act: 'Delete for good',
  },
};
