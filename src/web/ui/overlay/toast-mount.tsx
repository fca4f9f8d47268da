import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getCurrentToast, subscribeToToast, type Toast } from './toast-store.ts'

type Viewport = ComponentType<{ toast: Toast }>

/**
 * Forms call it when somebody begins to type: the toast that reports a lost connection could not be fetched without
 * one.
 */
export async function fetchToasts(): Promise<Viewport | null> {
  try {
    return (await import('./toast-viewport.tsx')).ToastViewport
  } catch {
    // What a toast says is also said in place, so the page goes on without. The next toast tries again.
    return null
  }
}

export function ToastMount() {
  const toast = useSyncExternalStore(subscribeToToast, getCurrentToast, () => null)
  const [Shown, setShown] = useState<Viewport | null>(null)
  useEffect(() => {
    if (toast && !Shown) void fetchToasts().then((viewport) => setShown(() => viewport))
  }, [toast, Shown])
  return toast && Shown ? <Shown toast={toast} /> : null
}
