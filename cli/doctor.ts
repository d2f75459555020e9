/** `cantiere doctor`: looks through a house and says what to mend. */
import type { Language } from '@cantiere/engine';
import type { Finding } from '@cantiere/server';
import { UsageError, printJson, type Command } from './command.ts';
import { doctorTexts, type Said } from './doctorTexts.ts';
import { languageOf } from './language.ts';

/** Its own flags; all others are those of `serve`. */
const OWN = ['mail-to', 'lang', 'offline', 'json'] as const;
const WITHOUT_VALUE: readonly string[] = ['offline', 'json'];

export const doctor: Command = {
  name: 'doctor',
  summary: 'is all well with this house, and what to mend',
  help: `cantiere doctor [--mail-to <address>] [--offline] [--lang it|en] [--json] [flags of "cantiere serve"]

Looks at the disk and what it keeps, the clock, the database and its copies, the editions that tables need, mail, push, the public
address and the proxy before it: each with a verdict, and a way out where something is wrong. Give it the flags and variables of
your server; run it by the same user. The server may be running, and should be for the public address.

  --mail-to <address>    sends a test letter there
  --offline              asks nobody outside this machine and its database
  --json                 for programs

Exit code 1 when something is bad.`,
  async run(args) {
    const { own, others } = apart(args);
    const language = languageOf(own.get('lang'));
    const { readSettings } = await import('@cantiere/server/settings');
    const settings = readSettings(others, process.env);
    if (settings === 'help') return 0;
    const { examine } = await import('@cantiere/server');
    const { letter } = doctorTexts[language];
    const findings = await examine({
      settings,
      network: !own.has('offline'),
      mailTo: own.get('mail-to'),
      letter: (to) => ({ to, language, subject: letter.subject, paragraphs: [letter.text], links: [], footer: letter.footer }),
    });
    if (own.has('json')) printJson(findings.map((finding) => ({ ...finding, ...inWords(finding, language) })));
    else console.log(report(findings, language));
    return findings.some(({ verdict }) => verdict === 'bad') ? 1 : 0;
  },
};

function apart(args: readonly string[]): { own: Map<string, string>; others: string[] } {
  const own = new Map<string, string>();
  const others: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const [flag, joined] = args[at].split(/=(.*)/s);
    const name = OWN.find((each) => flag === `--${each}`);
    if (name === undefined) others.push(args[at]);
    else if (WITHOUT_VALUE.includes(name)) own.set(name, '');
    else {
      const value = joined ?? args[++at];
      if (value === undefined) throw new UsageError(`--${name} expects a value.`);
      own.set(name, value);
    }
  }
  return { own, others };
}

function report(findings: readonly Finding[], language: Language): string {
  const { verdicts, sum } = doctorTexts[language];
  const lines = findings.flatMap((finding) => {
    const { says, mend } = inWords(finding, language);
    const verdict = `${verdicts[finding.verdict]}  `;
    return [`${verdict}${says}`, ...(mend === undefined ? [] : [`${' '.repeat(verdict.length)}${mend}`])];
  });
  const count = (which: Finding['verdict']): number => findings.filter(({ verdict }) => verdict === which).length;
  return [...lines, '', sum(count('look'), count('bad'))].join('\n');
}

function inWords({ code, about }: Finding, language: Language): Said {
  const say = doctorTexts[language].found[code] as (about: Finding['about']) => Said; // a finding's code is its words'
  return say(about);
}
