/** No idea at all: what the test says when nothing has changed. */
export const idea = (): object => ({});
