import { Button } from '#web/ui/action/button.tsx'
import './share-button.css'

/** Copies the address of what is shown, and says so in place (web/browser/device/copy-address.ts). */
export function ShareButton({ address }: { address: string }) {
  return (
    <div className="share needs-script">
      <Button small icon="share" data-copy-address={address}>
        Share
      </Button>
      <span role="status" />
    </div>
  )
}
