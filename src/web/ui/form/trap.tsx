/** Spam protection: programs fill this field in. It is out of sight, out of the tab order, and off for autofill. */
export function Trap({ label, id }: { label: string; id: string }) {
  return (
    <div className="trap vh" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="more" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
