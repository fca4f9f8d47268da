import { createContext, type ReactNode, useContext } from 'react'

/** Each is in the document once, by id. Null in an island, which does not know its document. */
export const DocumentDrawings = createContext<Drawings | null>(null)

export type Drawings = Map<string, ReactNode>

type DrawingProps = {
  id: string
  viewBox: string
  className: string
  children: ReactNode
  over?: ReactNode
  'data-live'?: string
}

export function Drawing({ id, viewBox, className, children, over, ...rest }: DrawingProps) {
  const drawings = useContext(DocumentDrawings)
  if (!drawings) {
    return (
      <svg {...rest} className={className} viewBox={viewBox} aria-hidden="true">
        {children}
        {over}
      </svg>
    )
  }
  if (!drawings.has(id)) {
    drawings.set(
      id,
      <symbol key={id} id={id} viewBox={viewBox}>
        {children}
      </symbol>,
    )
  }
  return (
    <svg {...rest} className={className} aria-hidden="true">
      <use href={`#${id}`} />
      {over}
    </svg>
  )
}

export function DrawingShapes({ drawings }: { drawings: Drawings }) {
  return (
    <svg id="drawings" className="hatches" width="0" height="0" aria-hidden="true">
      {[...drawings.values()]}
    </svg>
  )
}
