declare module '@digitalbazaar/vc-bitstring-status-list' {
  export class BitstringStatusList {
    static decode(given: { encodedList: string }): Promise<BitstringStatusList>
    readonly length: number
    getStatus(index: number): boolean
  }
}
