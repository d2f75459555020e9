/** How sending ended. */
export type Delivery =
  | 'sent'
  /** Nobody will ever take it there: not tried again. */
  | 'refused'
  /** Perhaps later; not before `afterMs`, when the other end said so. */
  | { readonly failed: unknown; readonly afterMs?: number };

/** What an HTTP answer means for sending again. */
export function deliveryOf(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const seconds = Number(retryAfter);
    const failed = new Error(`Answered ${status}`);
    return Number.isFinite(seconds) && seconds > 0 ? { failed, afterMs: Math.min(seconds, 3_600) * 1000 } : { failed };
  }
  return 'refused';
}
