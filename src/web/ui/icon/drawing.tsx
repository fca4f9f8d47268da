import { createContext, type ReactNode, useContext } from 'react'

/** The drawings that a document shows, by id: it holds each once. Null in an island, which knows no document. */
export const DocumentDrawings = createContext<Drawings | null>(null)

export type Drawings = Map<string, ReactNode>

type DrawingProps = {
  id: string
  viewBox: string
  className: string
  /** The shapes, the same under one id. */
  children: ReactNode
  /** What is drawn over them and is not the same everywhere. */
  over?: ReactNode
  'data-live'?: string
}

/**
 * A drawing that stands on a page many times: a document refers to its shapes, an island draws them in place. It is hidden
 * from assistive technology: the words beside it say what it means.
 */
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

/** The shapes that the drawings of a document refer to (see plumbing/take-drawings.ts). */
export function DrawingShapes({ drawings }: { drawings: Drawings }) {
  return (
    <svg id="drawings" className="hatches" width="0" height="0" aria-hidden="true">
      {[...drawings.values()]}
    </svg>
  )
}
