import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'

export function DeleteForm({ id, name }: { id: string; name: string }) {
  return (
    <OwnerForm action={`/workspace/import/${id}`} hidden={{ act: 'delete' }}>
      {({ isPending, trouble }) => (
        <>
          {trouble && <DeskTrouble message={trouble.message} />}
          <Button type="submit" variant="text" small disabled={isPending}>
            Delete this file<span className="vh">: {name}</span>
          </Button>
        </>
      )}
    </OwnerForm>
  )
}
