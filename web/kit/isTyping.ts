/** Whether a pressed key belongs to what has the focus, because the person is writing or choosing there. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select') || target.isContentEditable)
  );
}
