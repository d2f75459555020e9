/** What a table is played by, one fact a line, in words; and which of them differ between two editions. Pure. */
import { levelCalled } from '@cantiere/bots/levels';
import type { Language, OptionSpec, OptionValue } from '@cantiere/engine';
import type { TableInfo, TableSettings } from '@cantiere/server/protocol';
import { timeWords } from '../clock/termsWords.ts';
import type { Texts } from '../text/index.ts';

/** Which of the host's papers a fact stands on. */
export type Paper = 'name' | 'seats' | 'clock' | 'options' | 'fair' | 'watching';

export interface LobbyFact {
  readonly id: string;
  readonly paper: Paper;
  readonly label: string;
  readonly value: string;
  /** Worth a line of its own even where nothing was changed. */
  readonly plain?: true;
}

export interface ChangedFact extends LobbyFact {
  readonly before: string;
}

export function settingsOf(table: TableInfo): TableSettings {
  const { name, seats, options, terms, listed, friends, spectators, delay = 0, openChat } = table;
  return { name, seats: seats.length, options, terms, listed, friends, spectators, delay, openChat };
}

interface Speech {
  readonly specs: readonly OptionSpec[];
  readonly t: Texts;
  readonly language: Language;
}

export function factsOf(settings: TableSettings, speech: Speech): readonly LobbyFact[] {
  const { t, language, specs } = speech;
  const { name, seats, options, terms, listed, friends, spectators, delay, openChat } = settings;
  const { fact, whenOut } = t.lobby;
  const timed = terms.time.kind !== 'none';
  const clock = [
    timeWords(terms.time, t) ?? t.clock.none,
    ...(terms.time.kind === 'turns' && (terms.time.weekends ?? terms.time.quiet) ? [terms.time.zone] : []),
  ];
  return [
    { id: 'name', paper: 'name', label: fact.name, value: name, plain: true },
    { id: 'seats', paper: 'seats', label: fact.seats, value: String(seats), plain: true },
    ...specs.map((spec) => optionFact(spec, options[spec.id] ?? spec.default, speech)),
    { id: 'clock', paper: 'clock', label: fact.clock, value: clock.join(', '), plain: true },
    ...(timed
      ? [{ id: 'whenOut', paper: 'clock', label: fact.whenOut, value: whenOut[terms.whenOut], plain: true } as const]
      : []),
    { id: 'standIn', paper: 'clock', label: fact.standIn, value: t.fresh.bot(levelCalled(terms.standIn, language)) },
    {
      id: 'friendly',
      paper: 'clock',
      label: fact.friendly,
      value: terms.friendly ? t.fresh.on : t.fresh.off,
      ...(terms.friendly && { plain: true }),
    },
    { id: 'rated', paper: 'fair', plain: true, label: fact.rated, value: terms.rated ? t.fresh.on : t.fresh.off },
    {
      id: 'help',
      paper: 'fair',
      label: fact.help,
      value: terms.help ? t.fresh.on : t.fresh.off,
      ...(terms.help && { plain: true }),
    },
    {
      id: 'finds',
      paper: 'watching',
      label: fact.finds,
      value: [listed ? t.fresh.listed : t.fresh.private, friends && t.lobby.friends].filter(Boolean).join(', '),
    },
    {
      id: 'watches',
      paper: 'watching',
      label: fact.watches,
      value: spectators
        ? [t.fresh.watchers(listed), delay > 0 ? t.fresh.lateBy(delay) : !openChat && t.lobby.ownChat].filter(Boolean).join(', ')
        : t.fresh.nobodyWatches,
      plain: true,
    },
  ];
}

function optionFact(spec: OptionSpec, value: OptionValue, { t, language }: Speech): LobbyFact {
  const decidesLength = spec.type === 'enum' && spec.values.some(({ minutes }) => minutes !== undefined);
  const shown = decidesLength || value !== spec.default;
  return {
    id: `option ${spec.id}`,
    paper: 'options',
    label: spec.label[language],
    value: valueWords(spec, value, language, t),
    ...(shown && { plain: true }),
  };
}

function valueWords(spec: OptionSpec, value: OptionValue, language: Language, t: Texts): string {
  if (spec.type === 'flag') return value === true ? t.fresh.on : t.fresh.off;
  if (spec.type === 'enum') return spec.values.find((choice) => choice.value === value)?.label[language] ?? String(value);
  return String(value);
}

/** What is another now than it was then. */
export function changedSince(before: TableSettings, now: TableSettings, speech: Speech): readonly ChangedFact[] {
  const then = new Map(factsOf(before, speech).map(({ id, value }) => [id, value]));
  return factsOf(now, speech).flatMap((fact) => {
    const was = then.get(fact.id);
    return was === fact.value ? [] : [{ ...fact, before: was ?? '–' }];
  });
}
