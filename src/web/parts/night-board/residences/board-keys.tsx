export function BoardKeys({ canFind = false }: { canFind?: boolean }) {
  return (
    <p className="small quiet mt-3 wide-only no-print needs-script">
      Keys: arrows move between houses, plus and minus change a number, Space says still right, Z takes the last change
      back{canFind && ', slash finds a house'}.
    </p>
  )
}
