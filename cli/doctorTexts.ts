/** What `cantiere doctor` says, in every language: what was found, and the way out where there is something to mend. */
import type { Language } from '@cantiere/engine';
import type { Code, Findings, FindingLevel } from '@cantiere/server';

export interface Said {
  readonly says: string;
  readonly mend?: string;
}

export interface DoctorTexts {
  readonly verdicts: Readonly<Record<FindingLevel, string>>;
  readonly letter: { readonly subject: string; readonly text: string; readonly footer: string };
  sum(look: number, bad: number): string;
  readonly found: { readonly [C in Code]: (about: Findings[C]) => Said };
}

const TOKEN = 'METRICS_TOKEN';

export const doctorTexts: Readonly<Record<Language, DoctorTexts>> = {
  en: {
    verdicts: { good: 'good', look: 'LOOK', bad: 'BAD ' },
    letter: {
      subject: 'A test letter from Cantiere',
      text: 'This letter was asked for by whoever runs the server. It arrived: e-mail works.',
      footer: 'cantiere doctor',
    },
    sum: (look, bad) =>
      look + bad === 0 ? 'All is well.' : `${bad} to be mended, ${look} to be looked at. What to do stands under each.`,
    found: {
      versions: ({ version, node, database }) => ({ says: `Cantiere ${version}, Node ${node}, ${database}` }),
      fresh: ({ where }) => ({ says: `no database in ${where} yet: the first start makes it` }),
      unreached: ({ why }) => ({
        says: `the database cannot be reached: ${why}`,
        mend: 'Is it running, and are --data or DATABASE_URL those of the server?',
      }),
      older: () => ({
        says: 'the database is of an older version',
        mend: 'The next start brings it up to date, and copies it first.',
      }),
      newer: () => ({
        says: 'the database was made by a newer version of Cantiere',
        mend: 'Use that version, or restore the copy from before the upgrade.',
      }),
      folderFine: ({ where }) => ({ says: `${where} is readable by its owner alone` }),
      folderOpen: ({ path, mode }) => ({
        says: `${path} can be read by others (mode ${mode}): it holds password hashes and secrets of games`,
        mend: `chmod go= ${path}`,
      }),
      folderClosed: ({ where, why }) => ({
        says: `${where} cannot be used: ${why}`,
        mend: 'The user that runs Cantiere must own it. Is this command run by that user?',
      }),
      diskFine: ({ free }) => ({ says: `${free} free on the disk` }),
      diskLow: ({ free, needed }) => ({
        says: `only ${free} free on the disk; the copies that will be kept, and an upgrade, need ${needed}`,
        mend: 'Make room, move the data folder to a larger disk, or keep fewer copies (--copies). When the disk is full, moves wait; nothing acknowledged is lost.',
      }),
      diskNetwork: ({ kind }) => ({
        says: `the data folder is on ${kind}, which may not keep what it was told to write`,
        mend: 'Keep it on a local disk, or use PostgreSQL.',
      }),
      fsyncFine: ({ ms }) => ({ says: `a write is on the disk after ${ms} ms` }),
      fsyncSlow: ({ ms }) => ({
        says: `a write takes ${ms} ms to be on the disk: every move waits for it`,
        mend: 'A solid-state disk takes a few. Is something else busy with it?',
      }),
      fsyncNone: () => ({
        says: 'the data folder is in memory: everything is gone when the machine stops',
        mend: 'Name a folder on a disk: --data.',
      }),
      clockFine: ({ seconds, with: other }) => ({ says: `the clock is ${seconds} s from that of ${other}` }),
      clockOff: ({ seconds, with: other }) => ({
        says: `the clock is ${seconds} s from that of ${other}`,
        mend: 'Let the machine keep its time by the network (timedatectl set-ntp true): deadlines and letters depend on it.',
      }),
      clockAlone: ({ now }) => ({ says: `the clock says ${now}; there was nothing to compare it with` }),
      whole: ({ tables, moves }) => ({ says: `the database is whole: ${tables} tables, ${moves} moves, none missing between` }),
      damaged: ({ what }) => ({
        says: `the database is damaged: ${what}`,
        mend: 'Stop the server, keep the folder, and restore the last good copy (cantiere restore --replace).',
      }),
      gaps: ({ tables }) => ({
        says: `moves are missing in the middle of: ${tables}`,
        mend: 'Somebody has removed rows by hand. Restore the copy from before (cantiere restore), or let these tables be.',
      }),
      editionsFine: ({ count }) => ({ says: `every edition that tables need is here (${count})` }),
      editionsMissing: ({ which }) => ({
        says: `editions are missing, and their games rest: ${which}`,
        mend: '"cantiere editions" lists them; the log of the last start says what each needs.',
      }),
      copiesFine: ({ count, hours }) => ({ says: `${count} copies, the last ${hours} hours old; keep one elsewhere too` }),
      copiesOld: ({ days }) => ({
        says: `the last copy is ${days} days old`,
        mend: 'A running server makes one each night: does the log name an error? "cantiere backup" makes one now.',
      }),
      copiesNone: () => ({
        says: 'there is no copy of the database yet',
        mend: 'A server makes one in its first hour. "cantiere backup <folder>" makes one now, on another disk if you like.',
      }),
      mailNone: () => ({ says: 'no mail server was asked: without SMTP_URL nothing about e-mail is offered' }),
      mailFine: ({ from }) => ({ says: `the mail server lets us in, as ${from}; --mail-to <address> sends a test letter` }),
      mailSent: ({ to }) => ({ says: `a test letter was taken for ${to}: see whether it arrives, and not among junk` }),
      mailFails: ({ why }) => ({
        says: `the mail server does not take letters: ${why}`,
        mend: 'Check SMTP_URL (name, port, password) and whether this machine may reach it.',
      }),
      mailOdd: () => ({
        says: 'the mail server that was set on the page of the house is no address that can be used: no letter is sent',
        mend: 'Set it anew at /operator/house: smtp://user:password@name:port, and nothing more. Was it you who set it? It may have been meant to start a program: look at the log at the desk.',
      }),
      providerFine: ({ issuer }) => ({ says: `the club’s sign-in answers: ${issuer}` }),
      providerUntried: ({ issuer }) => ({
        says: `the club’s sign-in was not asked: ${issuer}`,
        mend: 'Run this again with the network.',
      }),
      providerFails: ({ issuer, why }) => ({
        says: `the club’s sign-in (${issuer}) does not answer as one: ${why}`,
        mend: 'OIDC_ISSUER is the address before /.well-known/openid-configuration, exactly as the provider writes it.',
      }),
      pushFine: () => ({ says: 'the keys for push are there, and the push services of the browsers can be reached' }),
      pushNoKeys: () => ({ says: 'the keys for push are made at the first start' }),
      pushUntried: () => ({ says: 'the keys for push are there; the services of the browsers were not asked' }),
      pushUnreached: ({ hosts }) => ({
        says: `push services that cannot be reached: ${hosts}`,
        mend: 'Let this machine connect to them on port 443; until then their browsers get no notices.',
      }),
      doorOpen: ({ url }) => ({
        says: `anybody who finds ${url} may come in: the house is open, perhaps since before it had an address`,
        mend: 'If that is not meant, close it at /operator/house, or start with DOOR=invited; DOOR=open says that it is.',
      }),
      publicNone: () => ({ says: 'no public address: for your own network. Behind a proxy set PUBLIC_URL' }),
      publicUntried: ({ url }) => ({
        says: `${url} was not asked`,
        mend: 'Run this again with the network, once the server has started.',
      }),
      publicFine: ({ url }) => ({ says: `${url} leads here, by TLS` }),
      publicPlain: ({ url }) => ({
        says: `${url} leads here, but in the open: cookies and moves can be read on the way`,
        mend: 'Let a proxy do TLS (docs/hosting.md), and begin PUBLIC_URL with https://.',
      }),
      publicUnreached: ({ url, why }) => ({
        says: `${url} cannot be reached from here: ${why}`,
        mend: 'Is the server running, does the name lead to the proxy, and is its port open?',
      }),
      publicOther: ({ url }) => ({
        says: `${url} answers, but it is not this house`,
        mend: 'The proxy leads elsewhere, or this command uses another database than the server.',
      }),
      publicDiffers: ({ url, known }) => ({
        says: `the server believes that its address is ${known === '' ? 'unknown' : known}, not ${url}`,
        mend: 'Start it with the same PUBLIC_URL: sockets are taken only from there.',
      }),
      proxyFine: ({ address }) => ({ says: `visitors arrive as who they are (this machine as ${address})` }),
      proxyNotTrusted: () => ({
        says: 'the proxy tells who asks, and the server does not listen: all visitors share one address and its limits',
        mend: 'Start the server with TRUST_PROXY=1, and let the proxy set X-Forwarded-For and X-Forwarded-Proto.',
      }),
      proxyTrustedForNothing: () => ({
        says: 'the server trusts X-Forwarded-*, and no proxy sets it: anybody can pretend to be any address',
        mend: 'Let the proxy set X-Forwarded-For, or start without TRUST_PROXY.',
      }),
      metricsOpen: ({ url }) => ({ says: `${url} can be read by everybody`, mend: `Close it at the proxy, or set ${TOKEN}.` }),
      metricsClosed: () => ({ says: '/metrics is closed to the public' }),
    },
  },
  it: {
    verdicts: { good: 'bene', look: 'OCCHIO', bad: 'MALE' },
    letter: {
      subject: 'Una lettera di prova da Cantiere',
      text: 'Questa lettera l’ha chiesta chi gestisce il server. È arrivata: la posta funziona.',
      footer: 'cantiere doctor',
    },
    sum: (look, bad) =>
      look + bad === 0 ? 'Va tutto bene.' : `Da sistemare: ${bad}; da guardare: ${look}. Sotto ciascuno c’è che cosa fare.`,
    found: {
      versions: ({ version, node, database }) => ({ says: `Cantiere ${version}, Node ${node}, ${database}` }),
      fresh: ({ where }) => ({ says: `in ${where} non c’è ancora un database: lo crea il primo avvio` }),
      unreached: ({ why }) => ({
        says: `il database non si raggiunge: ${why}`,
        mend: 'È acceso? --data o DATABASE_URL sono quelli del server?',
      }),
      older: () => ({
        says: 'il database è di una versione precedente',
        mend: 'Il prossimo avvio lo aggiorna, e prima ne fa una copia.',
      }),
      newer: () => ({
        says: 'il database è stato fatto da una versione più recente di Cantiere',
        mend: 'Usa quella versione, o ripristina la copia di prima dell’aggiornamento.',
      }),
      folderFine: ({ where }) => ({ says: `${where} la legge solo il proprietario` }),
      folderOpen: ({ path, mode }) => ({
        says: `${path} la possono leggere altri (modo ${mode}): contiene password cifrate e segreti delle partite`,
        mend: `chmod go= ${path}`,
      }),
      folderClosed: ({ where, why }) => ({
        says: `${where} non si può usare: ${why}`,
        mend: 'Deve appartenere all’utente che esegue Cantiere. Questo comando lo esegue lui?',
      }),
      diskFine: ({ free }) => ({ says: `${free} liberi sul disco` }),
      diskLow: ({ free, needed }) => ({
        says: `solo ${free} liberi sul disco; le copie che saranno conservate e un aggiornamento chiedono ${needed}`,
        mend: 'Fai spazio, sposta i dati su un disco più grande, o conserva meno copie (--copies). A disco pieno le mosse aspettano; niente di confermato va perso.',
      }),
      diskNetwork: ({ kind }) => ({
        says: `i dati stanno su ${kind}, che forse non conserva ciò che gli si dice di scrivere`,
        mend: 'Tienili su un disco locale, o usa PostgreSQL.',
      }),
      fsyncFine: ({ ms }) => ({ says: `una scrittura è sul disco dopo ${ms} ms` }),
      fsyncSlow: ({ ms }) => ({
        says: `una scrittura arriva sul disco dopo ${ms} ms: ogni mossa la aspetta`,
        mend: 'Un disco a stato solido ne impiega pochi. C’è altro che lo tiene occupato?',
      }),
      fsyncNone: () => ({
        says: 'i dati stanno in memoria: quando la macchina si spegne non c’è più niente',
        mend: 'Indica una cartella su un disco: --data.',
      }),
      clockFine: ({ seconds, with: other }) => ({ says: `l’orologio è a ${seconds} s da quello di ${other}` }),
      clockOff: ({ seconds, with: other }) => ({
        says: `l’orologio è a ${seconds} s da quello di ${other}`,
        mend: 'Fa’ prendere l’ora dalla rete (timedatectl set-ntp true): ne dipendono scadenze e lettere.',
      }),
      clockAlone: ({ now }) => ({ says: `l’orologio dice ${now}; non c’era con che cosa confrontarlo` }),
      whole: ({ tables, moves }) => ({ says: `il database è intero: ${tables} tavoli, ${moves} mosse, nessuna manca in mezzo` }),
      damaged: ({ what }) => ({
        says: `il database è rovinato: ${what}`,
        mend: 'Ferma il server, conserva la cartella e ripristina l’ultima copia buona (cantiere restore --replace).',
      }),
      gaps: ({ tables }) => ({
        says: `mancano mosse in mezzo a: ${tables}`,
        mend: 'Qualcuno ha tolto righe a mano. Ripristina la copia di prima (cantiere restore), o lascia stare questi tavoli.',
      }),
      editionsFine: ({ count }) => ({ says: `ci sono tutte le edizioni che servono ai tavoli (${count})` }),
      editionsMissing: ({ which }) => ({
        says: `mancano edizioni, e le loro partite riposano: ${which}`,
        mend: '«cantiere editions» le elenca; il registro dell’ultimo avvio dice che cosa serve a ciascuna.',
      }),
      copiesFine: ({ count, hours }) => ({ says: `copie: ${count}, l’ultima di ${hours} ore fa; tienine una anche altrove` }),
      copiesOld: ({ days }) => ({
        says: `l’ultima copia è di ${days} giorni fa`,
        mend: 'Un server acceso ne fa una ogni notte: il registro nomina un errore? «cantiere backup» ne fa una adesso.',
      }),
      copiesNone: () => ({
        says: 'non c’è ancora nessuna copia del database',
        mend: 'Un server ne fa una nella prima ora. «cantiere backup <cartella>» ne fa una adesso, anche su un altro disco.',
      }),
      mailNone: () => ({ says: 'nessun server di posta interrogato: senza SMTP_URL non si offre niente che riguardi la posta' }),
      mailFine: ({ from }) => ({
        says: `il server di posta ci lascia entrare, come ${from}; --mail-to <indirizzo> manda una prova`,
      }),
      mailSent: ({ to }) => ({
        says: `una lettera di prova è stata accettata per ${to}: guarda se arriva, e non fra la posta indesiderata`,
      }),
      mailFails: ({ why }) => ({
        says: `il server di posta non prende lettere: ${why}`,
        mend: 'Controlla SMTP_URL (nome, porta, password) e se questa macchina lo può raggiungere.',
      }),
      mailOdd: () => ({
        says: 'il server di posta impostato alla pagina della casa non è un indirizzo che si può usare: nessuna lettera parte',
        mend: 'Impostalo di nuovo in /operator/house: smtp://utente:password@nome:porta, e nient’altro. L’hai scritto tu? Poteva servire ad avviare un programma: guarda il registro al banco.',
      }),
      providerFine: ({ issuer }) => ({ says: `l’accesso del circolo risponde: ${issuer}` }),
      providerUntried: ({ issuer }) => ({
        says: `l’accesso del circolo non è stato interrogato: ${issuer}`,
        mend: 'Ripeti con la rete.',
      }),
      providerFails: ({ issuer, why }) => ({
        says: `l’accesso del circolo (${issuer}) non risponde come dovrebbe: ${why}`,
        mend: 'OIDC_ISSUER è l’indirizzo prima di /.well-known/openid-configuration, scritto come lo scrive il provider.',
      }),
      pushFine: () => ({ says: 'le chiavi per gli avvisi ci sono, e i servizi dei browser si raggiungono' }),
      pushNoKeys: () => ({ says: 'le chiavi per gli avvisi si creano al primo avvio' }),
      pushUntried: () => ({ says: 'le chiavi per gli avvisi ci sono; i servizi dei browser non sono stati interrogati' }),
      pushUnreached: ({ hosts }) => ({
        says: `servizi di avviso che non si raggiungono: ${hosts}`,
        mend: 'Lascia che questa macchina vi si colleghi sulla porta 443; fino ad allora quei browser non ricevono avvisi.',
      }),
      doorOpen: ({ url }) => ({
        says: `chiunque trovi ${url} può entrare: la casa è aperta, forse da prima che avesse un indirizzo`,
        mend: 'Se non lo vuoi, chiudila in /operator/house o avvia con DOOR=invited; DOOR=open dice che è voluto.',
      }),
      publicNone: () => ({ says: 'nessun indirizzo pubblico: per la tua rete. Dietro un proxy imposta PUBLIC_URL' }),
      publicUntried: ({ url }) => ({
        says: `${url} non è stato interrogato`,
        mend: 'Ripeti con la rete, quando il server è partito.',
      }),
      publicFine: ({ url }) => ({ says: `${url} porta qui, con TLS` }),
      publicPlain: ({ url }) => ({
        says: `${url} porta qui, ma in chiaro: per strada si leggono cookie e mosse`,
        mend: 'Affida TLS a un proxy (docs/hosting.md), e fa’ cominciare PUBLIC_URL con https://.',
      }),
      publicUnreached: ({ url, why }) => ({
        says: `${url} non si raggiunge da qui: ${why}`,
        mend: 'Il server è acceso? Il nome porta al proxy, e la sua porta è aperta?',
      }),
      publicOther: ({ url }) => ({
        says: `${url} risponde, ma non è questa casa`,
        mend: 'Il proxy porta altrove, o questo comando usa un altro database del server.',
      }),
      publicDiffers: ({ url, known }) => ({
        says: `il server crede che il suo indirizzo sia ${known === '' ? 'ignoto' : known}, non ${url}`,
        mend: 'Avvialo con lo stesso PUBLIC_URL: le connessioni dal vivo si accettano solo da lì.',
      }),
      proxyFine: ({ address }) => ({ says: `chi visita arriva con il proprio indirizzo (questa macchina come ${address})` }),
      proxyNotTrusted: () => ({
        says: 'il proxy dice chi chiede, e il server non lo ascolta: tutti condividono un indirizzo e i suoi limiti',
        mend: 'Avvia il server con TRUST_PROXY=1, e fa’ impostare al proxy X-Forwarded-For e X-Forwarded-Proto.',
      }),
      proxyTrustedForNothing: () => ({
        says: 'il server si fida di X-Forwarded-*, e nessun proxy lo imposta: chiunque può fingersi qualunque indirizzo',
        mend: 'Fa’ impostare X-Forwarded-For al proxy, o avvia senza TRUST_PROXY.',
      }),
      metricsOpen: ({ url }) => ({ says: `${url} lo può leggere chiunque`, mend: `Chiudilo al proxy, o imposta ${TOKEN}.` }),
      metricsClosed: () => ({ says: '/metrics è chiuso al pubblico' }),
    },
  },
};
