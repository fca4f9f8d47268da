import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'

export function DeleteForm({ id, name }: { id: string; name: string }) {
  const headers = buildOwnerHeader(useActsFor())
  return (
    <Form action={`/workspace/import/${id}`} hidden={{ act: 'delete' }} headers={headers}>
      {({ isPending, trouble }) => (
        <>
          {trouble && <DeskTrouble message={trouble.message} />}
          <Button type="submit" variant="text" small disabled={isPending}>
            Delete this file<span className="vh">: {name}</span>
          </Button>
        </>
      )}
    </Form>
  )
}
