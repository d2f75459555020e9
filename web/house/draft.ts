/** The answers to the five questions as they are being given, and what of them is sent: never what the environment has said. */
import type { HouseChange, HouseSettings, SettingName } from '@cantiere/server/protocol';

export interface HouseDraft {
  readonly name: string;
  readonly language: HouseSettings['language'];
  readonly door: HouseSettings['door'];
  readonly mailOn: boolean;
  readonly server: string;
  readonly from: string;
  readonly hidden: readonly string[];
  readonly imprint: string;
  readonly rules: string;
}

export function draftOf(settings: HouseSettings): HouseDraft {
  const { name, language, door, mail, hidden, imprint, rules } = settings;
  return {
    name,
    language,
    door,
    mailOn: mail !== undefined,
    server: mail?.server ?? '',
    from: mail?.from ?? '',
    hidden,
    imprint,
    rules,
  };
}

/** By invitation, in everybody's own language, without letters, with all games: what suits most. */
export const recommended = (settings: HouseSettings): HouseDraft => ({
  ...draftOf(settings),
  language: 'browser',
  door: 'invited',
  mailOn: settings.mail !== undefined,
  hidden: [],
});

export function changeOf(draft: HouseDraft, settings: HouseSettings): HouseChange {
  const ours = (name: SettingName): boolean => !settings.given.includes(name);
  return {
    ...(ours('name') && { name: draft.name.trim() }),
    ...(ours('language') && { language: draft.language }),
    ...(ours('door') && { door: draft.door }),
    ...(ours('mail') &&
      settings.publicUrl !== undefined && {
        mail: draft.mailOn ? { server: draft.server.trim(), from: draft.from.trim() } : null,
      }),
    ...(ours('games') && { hidden: [...draft.hidden] }),
    imprint: draft.imprint,
    rules: draft.rules,
  };
}
