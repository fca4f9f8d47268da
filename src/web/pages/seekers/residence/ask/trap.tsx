/** A field that programs fill in and people never meet: out of sight, out of the tab order, off for form fillers. */
export function Trap({ label, id }: { label: string; id: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="more" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
