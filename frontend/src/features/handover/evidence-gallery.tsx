import { type HandoverEvidence } from '@phirse/contracts/read-models/order.js';
import { Picture } from '../../ui/picture.js';

/** The pictures of a handover; each opens in full. Links end after some minutes, a reload renews them. */
export function EvidenceGallery({ evidence }: { readonly evidence: HandoverEvidence }) {
  const pictures = [
    { label: 'IMEI', link: evidence.imeiImage },
    { label: 'Device bill', link: evidence.deviceBill },
    { label: 'ID card', link: evidence.idCard },
    { label: 'Customer', link: evidence.customerImg },
    ...evidence.deviceImages.map((link, index) => ({ label: `Device ${index + 1}`, link })),
  ].filter(({ link }) => link !== '');
  return (
    <div className="grid gap-4">
      <p>
        <span className="text-muted">IMEI</span> <b className="money font-mono">{evidence.imeiNumber}</b>
      </p>
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {pictures.map(({ label, link }) => (
          <li key={label}>
            <a href={link} target="_blank" rel="noreferrer" className="block rounded-control">
              <Picture
                src={link}
                alt=""
                fallback="paper"
                className="aspect-square w-full rounded-control border object-cover"
              />
              <span className="text-13 text-muted">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
