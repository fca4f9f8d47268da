import './roofs.css'

export function Roofs({ className }: { className: string }) {
  return <div className={`roofline ${className}`} aria-hidden="true" />
}
