export type PlaceLimits = { perAddress: number; inAll: number }

export function createCountedPlaces(limits: PlaceLimits) {
  const taken = new Map<string, number>()
  let inAll = 0
  return {
    take(address: string): (() => void) | 'address' | 'server' {
      const own = taken.get(address) ?? 0
      if (own >= limits.perAddress) return 'address'
      if (inAll >= limits.inAll) return 'server'
      taken.set(address, own + 1)
      inAll += 1
      return () => {
        inAll -= 1
        const left = (taken.get(address) ?? 1) - 1
        if (left > 0) taken.set(address, left)
        else taken.delete(address)
      }
    },
  }
}
