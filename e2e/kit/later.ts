/** The clock of a server under test, which the test may put forward: `{ later: <ms> }` over the channel, answered when done. */
const real = Date.now;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);

Date.now = () => real() + ahead;
process.on('message', ({ later }: { readonly later: number }) => {
  ahead += later;
  process.send?.({ ahead });
});
// A test that is gone keeps nobody alive.
process.channel?.unref();
