/** Copies text where the browser allows it; says whether it did. Over plain http the clipboard is closed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
