/** The adapter of vendors that play from the operator's wallet, as a link names it. */
export const seamlessAdapter = 'plaza-v1'
/** The adapter of vendors with wallets of their own, to which money is transferred. */
export const transferAdapter = 'plaza-transfer-v1'

/** Whether a vendor's games are played from a wallet there, to which money is transferred. */
export const isTransferVendor = ({ adapter }: { adapter: string }): boolean => adapter === transferAdapter
