import type { ReactNode } from 'react'

/** What a dialog and a sheet are given. */
export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Beside the close button, for example "Open in new tab". */
  beside?: ReactNode
  children?: ReactNode
}
