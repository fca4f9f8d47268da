import { Button } from '#web/ui/action/button.tsx'

/** One button that makes us forget a checked file at once. A plain form: the page that comes next is another one. */
export function DeleteForm({ id, name }: { id: string; name: string }) {
  return (
    <form method="post" action={`/workspace/import/${id}`}>
      <Button type="submit" look="text" small name="act" value="delete">
        Delete this file<span className="vh">: {name}</span>
      </Button>
    </form>
  )
}
