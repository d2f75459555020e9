/**
 * The lock file of the released package: every package of others that it needs, and all that those need, each in the version and
 * with the fingerprint that was tested. npm goes by it where the file was unpacked (`npm ci`); `npm install <file>` takes the
 * named packages as they were tested, and what they need as their authors allow, for npm reads no lock file out of a file. Pure.
 */

type Named = Readonly<Record<string, string>>;

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Named;
  readonly optionalDependencies?: Named;
  readonly peerDependencies?: Named;
  readonly [key: string]: unknown;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, Entry>>;
}

export interface Shrinkwrap extends LockFile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: 3;
  readonly requires: true;
}

interface Released {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Named;
}

export function shrinkwrapOf(lock: LockFile, manifest: Released): Shrinkwrap {
  const { name, version, dependencies } = manifest;
  /** Where each is, and whether it may be left out where it does not fit the machine. */
  const found = new Map<string, boolean>();
  const look = (wanted: string, from: string, optional: boolean, mayBeMissing = optional): void => {
    const path = placeOf(lock, wanted, from);
    if (path === undefined) {
      if (mayBeMissing) return;
      throw new Error(`${wanted}, which ${from || name} needs, is not in the lock file.`);
    }
    const before = found.get(path);
    if (before === false || before === optional) return;
    found.set(path, optional);
    const entry = lock.packages[path];
    const optionals = entry.optionalDependencies ?? {};
    for (const each of Object.keys(entry.dependencies ?? {})) if (!(each in optionals)) look(each, path, optional);
    for (const each of Object.keys(optionals)) look(each, path, true);
    for (const each of Object.keys(entry.peerDependencies ?? {})) look(each, path, optional, true);
  };
  for (const [each, tested] of Object.entries(dependencies)) {
    look(each, '', false);
    const locked = lock.packages[`node_modules/${each}`]?.version;
    if (locked !== tested) throw new Error(`${each} is ${String(locked)} in the lock file, and ${tested} in the package.`);
  }
  const packages = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, optional]) => [path, asHere(lock, path, optional)]);
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies }, ...(Object.fromEntries(packages) as Record<string, Entry>) },
  };
}

/** As Node looks for it: beside whoever needs it, then further out. */
function placeOf({ packages }: LockFile, wanted: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at}${at && '/'}node_modules/${wanted}`;
    if (path in packages) return path;
    if (at === '') return undefined;
  }
}

function asHere({ packages }: LockFile, path: string, optional: boolean): Entry {
  const { dev: _tool, devOptional: _both, optional: _before, ...entry } = packages[path];
  if (entry.integrity === undefined) throw new Error(`${path} has no fingerprint in the lock file.`);
  return { ...entry, ...(optional && { optional }) };
}
