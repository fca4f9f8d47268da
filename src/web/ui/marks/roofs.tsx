import './roofs.css'

/** The skyline that edges a band: it lies along the bottom of its positioned parent, in the parent's text colour. */
export function Roofs({ className }: { className: string }) {
  return <div className={`roofline ${className}`} aria-hidden="true" />
}
