import { convertPhoto } from './convert-photo.worker.ts'
import type { PhotoTask } from './photo-task.rules.ts'

// Only photo-work.worker.ts starts this process and sends it photos, one after the other.
process.on('message', (task: PhotoTask) => {
  void convertPhoto(task).then((said) => process.send?.(said))
})
// The server that started this process has ended.
process.on('disconnect', () => process.exit())
