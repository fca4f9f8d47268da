import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToast, type Toast } from './toast-store.ts'

type Viewport = ComponentType<{ toast: Toast }>

/**
 * Fetches the code of the toasts, which otherwise happens when the first one is shown. A form calls it when somebody
 * begins to fill it in: the toast that says there is no connection cannot be fetched any more.
 */
export async function fetchToasts(): Promise<Viewport | null> {
  try {
    return (await import('./toast-viewport.tsx')).ToastViewport
  } catch {
    // What a toast says is also said in place, so the page goes on without. The next toast tries again.
    return null
  }
}

/** Stands once in the root. Until the first toast is shown it is nothing. */
export function ToastMount() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const [Shown, setShown] = useState<Viewport | null>(null)
  useEffect(() => {
    if (toast && !Shown) void fetchToasts().then((viewport) => setShown(() => viewport))
  }, [toast, Shown])
  return toast && Shown ? <Shown toast={toast} /> : null
}
