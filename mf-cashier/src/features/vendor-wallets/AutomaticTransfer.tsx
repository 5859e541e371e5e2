import { setAutomaticTransferCall, vendorWalletsCall } from '@plaza/contract/money'
import { useCallMutation, useForget } from '@plaza/client'
import { Notice } from '@plaza/money'
import { Checkbox } from '@plaza/ui/checkbox'
import { Stack } from '@plaza/ui/page'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'

/** Whether money follows the member to games and back (WALLET-2). */
export function AutomaticTransfer({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useVendorWalletsText()
  const forget = useForget()
  const { mutate, isPending, variables, isError } = useCallMutation(setAutomaticTransferCall)
  const wanted = isPending ? variables.body?.isAutomatic === true : isAutomatic
  return (
    <Stack gap={8}>
      {isError && <Notice tone="danger" isAlert title={t('vendorWallets.automaticFailed')} />}
      <Checkbox
        isChecked={wanted}
        isDisabled={isPending}
        onChange={(isChecked) =>
          mutate({ body: { isAutomatic: isChecked } }, { onSuccess: () => forget(vendorWalletsCall) })
        }
      >
        {t('vendorWallets.automatic')}
      </Checkbox>
    </Stack>
  )
}
