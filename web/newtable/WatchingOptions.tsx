/** Who finds the table, and what those who watch may see and read. */
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';

export interface WatchingWish {
  readonly friends: boolean;
  readonly openChat: boolean;
  readonly delay: number;
}

export const USUAL_WATCHING: WatchingWish = { friends: false, openChat: true, delay: 0 };
const DELAYS = [0, 3, 10, 30];

interface Props {
  readonly wish: WatchingWish;
  readonly spectators: boolean;
  onChange(wish: WatchingWish): void;
}

export function WatchingOptions({ wish, spectators, onChange }: Props) {
  const t = useTexts().company;
  return (
    <>
      <Switch
        label={t.forFriends}
        hint={t.forFriendsHint}
        on={wish.friends}
        onChange={(friends) => onChange({ ...wish, friends })}
      />
      {spectators && (
        <>
          <label className="field">
            <span>{t.delay}</span>
            <select value={wish.delay} onChange={(event) => onChange({ ...wish, delay: Number(event.target.value) })}>
              {DELAYS.map((moves) => (
                <option key={moves} value={moves}>
                  {moves === 0 ? t.delayNone : t.delayMoves(moves)}
                </option>
              ))}
            </select>
            <small>{t.delayHint}</small>
          </label>
          {wish.delay === 0 && (
            <Switch
              label={t.openChat}
              hint={t.openChatHint}
              on={wish.openChat}
              onChange={(openChat) => onChange({ ...wish, openChat })}
            />
          )}
        </>
      )}
    </>
  );
}
