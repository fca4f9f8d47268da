import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToast } from './toast-store.ts'

const Viewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))

/** Stands once in the root. Until the first toast is shown it is nothing, and its code is not fetched. */
export function ToastMount() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <Viewport toast={toast} />
    </Suspense>
  )
}
