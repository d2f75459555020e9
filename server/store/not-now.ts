/** What whoever runs a command can decide or mend, told in words. */
export class NotNow extends Error {
  override name = 'NotNow';
}
