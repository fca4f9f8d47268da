import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import type { ShownGroup } from '#web/parts/beds/bed-queue/queue-view.ts'
import { showToast, type ToastMessage } from '#web/ui/overlay/toast-store.ts'
import { buildLineId } from './group-words.ts'
import { isInView, sayInView } from './said-in-view.ts'

const keptWords = 'Kept on this device.'
const toastDelayMs = 350
let timer: ReturnType<typeof setTimeout> | undefined
let dismiss = () => {}

export function sayOpen(queue: BedQueue, { shown, total }: { shown: ShownGroup; total: number }, open: number): void {
  queue.say(shown, open)
  showLater(() => {
    const { undoTo } = queue.view(shown.groupId)
    const isKept = queue.summary().trouble !== 'none'
    return showUntilNotTaken(queue, shown.groupId, {
      title: `${shown.place}: ${open}/${total} available`,
      ...(isKept && { icon: 'kept' as const, description: keptWords }),
      ...(undoTo !== null && {
        description: `It was ${undoTo}.${isKept ? ` ${keptWords}` : ''}`,
        action: { words: 'Undo', onChoose: () => takeBack(queue, { shown: refreshShown(queue, shown) }) },
      }),
    })
  })
}

function showUntilNotTaken(queue: BedQueue, groupId: string, message: ToastMessage): () => void {
  const isNotTaken = () => {
    const { refused, conflict, undoTo } = queue.view(groupId)
    return (refused ?? conflict) !== null || (message.action !== undefined && undoTo === null)
  }
  if (isNotTaken()) return () => {}
  if (isInView(document.getElementById(buildLineId(groupId)))) {
    sayInView([message.title, message.description].filter(Boolean).join('. '))
    return () => {}
  }
  const close = showToast(message)
  const stop = queue.subscribe(() => {
    if (!isNotTaken()) return
    close()
    stop()
  })
  return () => {
    close()
    stop()
  }
}

export function takeBack(queue: BedQueue, { shown }: { shown: ShownGroup }): void {
  const { undoTo } = queue.view(shown.groupId)
  if (undoTo === null) return
  queue.undo(shown)
  dismiss()
  showLater(() => {
    const title = `${shown.place}: back to ${undoTo}`
    if (!isInView(document.getElementById(buildLineId(shown.groupId)))) return showToast({ title, icon: 'undo' })
    sayInView(title)
    return () => {}
  })
}

export function endUndo(queue: BedQueue): void {
  queue.endUndo()
  dismiss()
}

function refreshShown(queue: BedQueue, shown: ShownGroup): ShownGroup {
  return { ...shown, open: queue.view(shown.groupId).open ?? shown.open }
}

function showLater(show: () => () => void): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // One toast takes the place of the other.
    dismiss()
    dismiss = show()
  }, toastDelayMs)
}
