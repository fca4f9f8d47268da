import { createRoot } from 'react-dom/client'
import { ProofMount } from '#web/parts/proof/proof-mount.tsx'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { IslandContexts } from './island-contexts.tsx'

const OVERLAYS_ID = 'overlays'

export function mountOverlays(): void {
  if (document.getElementById(OVERLAYS_ID)) return
  const place = Object.assign(document.createElement('div'), { id: OVERLAYS_ID })
  document.body.append(place)
  createRoot(place).render(
    <IslandContexts>
      <ToastMount />
      <ProofMount />
    </IslandContexts>,
  )
}
