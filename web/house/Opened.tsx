/** The house has just been opened: the first invitation, to be sent on, and the way in. */
import { CopyLink } from '../kit/CopyLink.tsx';
import { Shell } from '../kit/Shell.tsx';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { toHome } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

export function Opened({ invitation }: { readonly invitation: string | undefined }) {
  const all = useTexts();
  const t = all.house.first;
  return (
    <Shell
      page="other"
      tall
      hero={
        <div role="status">
          <h1>{t.opened}</h1>
          <p className="lead">{invitation === undefined ? t.openedPlain : t.openedText}</p>
        </div>
      }
    >
      <div className="column house-opened">
        <CopyLink address={invitation ?? wholeAddress('')} label={all.house.invitations.link} />
        <p>
          <Link to={toHome} className="button go large">
            {t.toHome}
          </Link>
        </p>
      </div>
    </Shell>
  );
}
