import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf } from '../../lib/api-error.js';
import { download } from '../../lib/download.js';
import { Button } from '../../ui/button.js';
import { PassingBanner } from '../../ui/passing-banner.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

const DOWNLOAD_FAILED = 'Failed to download transactions';

export interface DownloadLedgerProps {
  readonly query: { readonly type: string; readonly from: string; readonly to: string };
  readonly disabled: boolean;
}

/** Every line that fits the filters, as a CSV file for a spreadsheet. */
export function DownloadLedger({ query, disabled }: DownloadLedgerProps) {
  const path = `/partner/transactions/${usePartnerPhone()}/export`;
  const file = useMutation({ mutationFn: () => download(path, query) });
  return (
    <>
      <Button
        tone="outline"
        size="small"
        loading={file.isPending}
        loadingLabel="Preparing..."
        disabled={disabled}
        onClick={() => file.mutate()}
      >
        <Download aria-hidden="true" className="size-5" />
        Download CSV
      </Button>
      {file.error && (
        <div className="w-full">
          <PassingBanner onGone={file.reset}>{messageOf(file.error, DOWNLOAD_FAILED)} Nothing was saved.</PassingBanner>
        </div>
      )}
    </>
  );
}
