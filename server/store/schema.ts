/** The rows, as both databases hold them: TEXT ids, integer milliseconds, 0/1 for flags, JSON as text. */
import type { Generated, Kysely, Transaction } from 'kysely';

export interface Schema {
  people: {
    id: string;
    name: string;
    email: string | null;
    password: string | null;
    created_at: number;
    /** The name as it is searched for; null: not to be found by name. */
    search_name: string | null;
    /** 1: others may see that this person is here. */
    seen: Generated<number>;
    /** When this person last asked for anything, to the minute. */
    seen_at: Generated<number>;
    /** 1: runs this house. */
    operator: Generated<number>;
    /** Since when they may no longer come in. */
    banned_at: Generated<number | null>;
    /** When the ban ends by itself; null: when somebody lifts it. */
    banned_until: Generated<number | null>;
    /** Until when they may not write; null or past: they may. */
    muted_until: Generated<number | null>;
  };
  sessions: {
    token_hash: string;
    person: string;
    created_at: number;
    expires_at: number;
    /** What was signed in with, roughly: `Firefox, Linux`. */
    device: Generated<string>;
    /** When it was last used, to the minute; 0: not since that is noted. */
    seen_at: Generated<number>;
  };
  /** By which programs ask in a person's name; `scopes` are words with spaces between. */
  api_tokens: {
    id: string;
    token_hash: string;
    person: string;
    name: string;
    scopes: string;
    created_at: number;
    expires_at: number;
    seen_at: Generated<number>;
  };
  /** Keys and ids are base64url, as browsers send them; `transports` are words with spaces between. */
  passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    seen_at: Generated<number>;
  };
  /** Who somebody is at a provider of the house. */
  identities: { issuer: string; subject: string; person: string; created_at: number };
  /** What was begun in a browser and comes back once: challenges, and ways to a provider. `about` is JSON. */
  errands: { token_hash: string; kind: string; person: string | null; about: string; until: number };
  /** How often somebody may do something, over all processes: until when what they did so far would have lasted. */
  paces: { about: string; due: number };
  /** Passwords that were not right; `about` is a hash. The next try comes too soon before `until`. */
  wrong_tries: { about: string; count: number; at: number; until: number };
  tables: {
    id: string;
    game: string;
    rules_version: number;
    name: string;
    phase: string;
    options: string;
    listed: number;
    spectators: number;
    host: string;
    seed: string | null;
    rematch: string | null;
    terms: string;
    // What people are asking of each other, and who was told no.
    asks: string;
    started_at: number;
    created_at: number;
    updated_at: number;
    // A cache of what the moves say, written a moment after them; the moves alone are the truth.
    version: number;
    to_act: string;
    bots_to_act: number;
    result: string | null;
    training: number;
    // When the next clock runs out; everybody's deadline, and who is absent.
    deadline: number | null;
    clocks: string | null;
    // Which server process plays the bots of this table, and until when it said so.
    driver: string | null;
    driver_until: number;
    /** Spectators see the game so many steps late. */
    watch_delay: number;
    /** Spectators may read what the players say. */
    open_chat: number;
    /** The host's friends find it on their home page. */
    for_friends: number;
    /** People whom the host has removed: JSON, a list of ids. */
    removed: string;
    /** 1: its results are in everybody's history. */
    settled: number;
    /** How far the settings came before the start: JSON, a LobbyInfo. */
    lobby: string;
    // Up to which version everybody who is waited for has been told, or needs not be.
    noticed: Generated<number>;
    /** How often seats, host, phase or settings were changed. */
    changes: Generated<number>;
    /** Rules and components it is played with; null: from before editions had names. */
    edition: Generated<string | null>;
    /** 1: its edition is not here, so the game rests. */
    resting: Generated<number>;
    /** The edition of today that was found to play it otherwise: not compared again. */
    differs_from: Generated<string | null>;
    /** Of a try: the deal that others play too. */
    deal: Generated<string | null>;
    /** 1: looked at for the pages of statistics. */
    counted: Generated<number>;
  };
  /** A finished game in numbers: JSON, a GameCount. `open`: everybody may watch it. Names nobody. */
  counted_games: { table_id: string; game: string; open: number; ended_at: number; counts: string };
  /** Deals that several people play, each alone against the same bots. */
  deals: {
    id: string;
    kind: string;
    /** Of a daily. */
    day: string | null;
    title: string | null;
    made_by: string | null;
    game: string;
    rules_version: number;
    edition: string;
    options: string;
    seat: number;
    /** Seat by seat: null for whoever tries it, or a bot with level and name (JSON). */
    sitting: string;
    seed: string;
    /** The finished table whose deal it is. */
    from_table: string | null;
    begins_at: number;
    /** No try counts that begins then; null: it never closes. */
    ends_at: number | null;
    /** Until then one that counts has to be finished. */
    finish_by: number | null;
    made_at: number;
    /** Which bots it was dealt for: their STEADY_VERSION. */
    bots: Generated<number>;
  };
  /** Who tries a deal, at which table. Of each person one is `main`. */
  tries: {
    table_id: string;
    deal: string;
    person: string;
    main: number;
    begun_at: number;
    ended_at: number | null;
    points: number | null;
    /** At the table, among the bots. */
    place: number | null;
    not_counted: string | null;
    verified: Generated<number>;
    /** Which bots have answered at it; 0: some of one version, some of another. */
    bots: Generated<number>;
    // Which process works it out again, and until when it said so.
    worker: Generated<string | null>;
    worker_until: Generated<number>;
  };
  /** What every level makes of a deal in the person's seat; `moves` are everybody's (JSON). */
  ghosts: {
    deal: string;
    level: string;
    moves: string;
    points: number | null;
    place: number | null;
    worker: Generated<string | null>;
    worker_until: Generated<number>;
    /** Which bots play it. */
    bots: Generated<number>;
  };
  /** How long the bots have worked on deals, day by day, over all processes; `others_ms` of it on those that are no dailies. */
  deal_work: { day: string; ms: number; others_ms: Generated<number> };
  /** Components that this house keeps beside what is printed: JSON, whole. At most one of a game is in use, for new tables. */
  editions: { game: string; edition: string; data: string; in_use: number; made_at: number };
  seats: {
    table_id: string;
    seat: number;
    kind: string;
    person: string | null;
    level: string | null;
    name: string | null;
    /** Who gave this seat up while the game was running. */
    left_by: string | null;
    /** When they sat down in the running game; 0 for whoever was there from the start. */
    since: number;
    /** Before the start: the settings this person sat down to, while others stand (JSON). */
    agreed_to: string | null;
    /** For whom the host keeps this free seat, and since when. */
    kept_for: string | null;
    kept_at: number;
    /** When its person was last seen at the table; written now and then. */
    seen_at: number;
    /** Where from, keyed, as long as the game runs; null: not known. */
    seen_from: string | null;
  };
  /** Append-only: moves, and moves taken back. `move_id` is unique within a table: the same decision sent twice counts once. */
  moves: { table_id: string; number: number; seat: number; move: string; move_id: string; at: number };
  chat: {
    table_id: string;
    number: number;
    person: string;
    name: string;
    seat: number | null;
    text: string;
    at: number;
    room: string;
    /** The id its writer gave it: the same line sent twice counts once. */
    line_id: Generated<string | null>;
  };
  /** Who had which seat before, and who after them; `version` is how far the game had come. */
  handovers: {
    table_id: string;
    number: number;
    seat: number;
    version: number;
    at: number;
    from_person: string | null;
    from_name: string;
    to_person: string | null;
    to_name: string;
  };
  /** Links by which a guest comes back to a seat. */
  returns: { token_hash: string; table_id: string; person: string; made_at: number; sent: number };
  archived: { table_id: string; person: string };
  /** What somebody is to `person`: a friend, or blocked. Never both. */
  circle: { person: string; other: string; bond: string; at: number };
  /** What somebody wrote for themselves at a table. */
  notes: { table_id: string; person: string; edition: number; text: string; at: number };
  reports: {
    id: string;
    at: number;
    reporter: string;
    about: string;
    reason: string;
    words: string;
    table_id: string | null;
    line: number | null;
    /** The chat around the line as it was then: JSON, a list of ChatLines. */
    context: string;
    closed_at: number | null;
    /** What came of it, and who said so; null: by command. */
    outcome: Generated<string | null>;
    closed_by: Generated<string | null>;
  };
  /** What the house has to tell somebody until they have read it: JSON, ToldWords without id and time. */
  told: { id: string; person: string; at: number; words: string; read_at: number | null };
  /** What operators did; `by_person` null: by a command. Names are the people's own; `detail` is JSON. */
  operator_log: {
    id: string;
    at: number;
    by_person: string | null;
    act: string;
    person: string | null;
    table_id: string | null;
    detail: string;
  };
  /** How much of what there was in an hour, over all processes. Names nobody. */
  hours: { hour: number; what: string; n: number };
  /** The server processes that are up, with what they say of themselves (JSON). */
  processes: { id: string; at: number; load: string };
  /** A finished game as one person's history has it. `number` is its place among the settled games of its kind. */
  results: {
    table_id: string;
    seat: number;
    person: string;
    game: string;
    number: number;
    seats: number;
    people: number;
    place: number;
    /** So many others came in at the same place. */
    shared: number;
    /** Absent for whoever gave up the seat. */
    score: number | null;
    training: number;
    rated: number;
    ended_at: number;
    // Of a rated game: the rating before it and after it. A cache, worked out again with the ratings.
    mu_before: number | null;
    sigma_before: number | null;
    mu: number | null;
    sigma: number | null;
  };
  /** What somebody's own browser made of a finished game, in points; told to nobody else. */
  scores: {
    table_id: string;
    person: string;
    ended_at: number;
    points: number;
    decisions: number;
    luck: number;
    noise: number;
    at: number;
  };
  /** What somebody thinks of a puzzle: 1 for up. */
  puzzle_thumbs: { game: string; puzzle: string; person: string; up: number; at: number };
  /** How long a finished game took, where it was played in one go or a few; `number` is that of its results. Names nobody. */
  lengths: {
    game: string;
    number: number;
    seats: number;
    /** 1: one person with bots. */
    alone: number;
    options: string;
    played_ms: number;
  };
  /** How many games of a kind are settled. Whoever settles one holds this row, so that ratings change one after the other. */
  settled_games: { game: string; games: number };
  /** A cache of what the rated results say. `sure` is mu - 3 sigma. */
  ratings: { person: string; game: string; mu: number; sigma: number; sure: number; games: number };
  /** What somebody decided ahead, at which version, and what it rests on (JSON). */
  plans: { table_id: string; person: string; kind: string; given: string; version: number };
  /** What this server keeps to itself, made at the first start and shared by all processes. */
  secrets: { name: string; value: string };
  notice_settings: {
    person: string;
    language: string;
    mail: string;
    /** The address whose owner said yes. */
    confirmed: string | null;
    webhook: string | null;
    webhook_on: number;
    webhook_kind: Generated<string>;
    webhook_mention: string | null;
    also: number;
    // Minutes since midnight in `zone`.
    quiet_from: number | null;
    quiet_to: number | null;
    zone: string;
    /** From where the settings were last saved: links lead there when the server has no public address. */
    origin: string;
  };
  push_subscriptions: { endpoint: string; person: string; p256dh: string; auth: string; created_at: number };
  /** Tables that somebody wants to hear nothing of. */
  muted: { table_id: string; person: string };
  /** What is to be told, and what was: the key is what makes it once only. */
  notices: {
    table_id: string;
    person: string;
    kind: string;
    turn: number;
    way: string;
    state: string;
    due_at: number;
    tries: number;
    made_at: number;
    /** Of a letter to another address than the account's. */
    address: Generated<string | null>;
    /** Of one that failed: why, as it was answered. */
    why: Generated<string | null>;
  };
  /** So many things of a kind may be done in a while: each takes a slot until then. `about` is a hash. */
  allowances: { about: string; slot: number; until: number };
  /** The address that somebody wants to have from now on, until its owner says yes. */
  new_addresses: { person: string; email: string; until: number };
  password_resets: { token_hash: string; person: string; expires_at: number };
  /** What the operator has set for the house: JSON. */
  house_settings: { name: string; value: string; changed_at: number };
  /** Each lets in so many, until then. */
  invitations: {
    id: string;
    /** What is typed or stands in the link; readable, so that it can be copied again. */
    code: string;
    /** What whoever made it calls it. */
    note: string;
    uses: number;
    used: number;
    until: number;
    /** Null: whoever has the command line. */
    made_by: string | null;
    made_at: number;
    revoked_at: number | null;
    /** Somebody who came by it was banned: from then on it lets nobody in. */
    burnt_by: string | null;
  };
  /** Who came by which invitation. */
  arrivals: { person: string; invitation: string; at: number };
}

export type Db = Kysely<Schema> | Transaction<Schema>;
