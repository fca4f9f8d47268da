/** What a form of the page carries unseen: the report its reader saw. */
export function HiddenSeen({ seen }: { seen: string | null }) {
  return <input type="hidden" name="seen" value={seen ?? ''} />
}
