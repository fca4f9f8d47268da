import { Button } from '#web/ui/action/button.tsx'
import './share-button.css'

export function ShareButton({ words, address }: { words: string; address: string }) {
  return (
    <div className="share needs-script">
      <Button small icon="share" data-copy-address={address}>
        {words}
      </Button>
      <span className="small break" role="status" />
    </div>
  )
}
