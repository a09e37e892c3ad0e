import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { questionsMessages } from '#shared/features/questions/questions.messages.ts';
import { screeningMessages } from '#shared/features/screening/screening.messages.ts';
import { autofillMessages } from '#shared/features/suggestions/suggestions.messages.ts';
import type { DocumentPlace } from '../features/documents/document-viewer.tsx';
import { RecordsRoom } from '../features/documents/records-room.tsx';
import { inquiryOptions } from '../features/inquiries/inquiries.data.ts';
import { QuestionsPanel } from '../features/questions/questions-panel.tsx';
import { ScreeningPanel } from '../features/screening/screening-panel.tsx';
import { SuggestionTable } from '../features/suggestions/suggestion-table.tsx';
import { clientOriginsOptions, originsOptions, suggestionsOptions } from '../features/suggestions/suggestions.data.ts';
import { recordsHref } from '../platform/links.ts';
import { useAllowed, useMay } from '../platform/organization.ts';

const UploadDialog = drawnLater(async () => (await import('../features/documents/upload-dialog.tsx')).UploadDialog);

const PANEL_KEYS = ['suggestions', 'questions', 'screening'] as const;
type Panel = (typeof PANEL_KEYS)[number];

const PANELS = [
  { key: 'suggestions', label: autofillMessages.tab, permission: 'inquiries:case_details' },
  { key: 'questions', label: questionsMessages.title, permission: 'questions:read' },
  { key: 'screening', label: screeningMessages.tab, permission: 'inquiries:read' },
] as const satisfies readonly { key: Panel; label: string; permission: string }[];

interface RoomSearch {
  /** What stands beside the document; `document` is the document itself, on a screen that has room for one of both. */
  tab?: Panel | 'document';
  /** Whose words are shown: those that a field of the inquiry or its client stands on. */
  origin?: string;
  /** The document that is shown first, and at which page. */
  file?: string;
  page?: number;
}

const TABS = new Set<unknown>(['document', ...PANEL_KEYS]);

export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId_/records')({
  validateSearch: (raw: Record<string, unknown>): RoomSearch => ({
    ...(TABS.has(raw.tab) ? { tab: raw.tab as Panel | 'document' } : {}),
    ...(typeof raw.origin === 'string' ? { origin: raw.origin } : {}),
    ...(typeof raw.file === 'string' ? { file: raw.file } : {}),
    ...(Number.isInteger(Number(raw.page)) && Number(raw.page) > 0 ? { page: Number(raw.page) } : {}),
  }),
  component: () => {
    const { opportunityId } = Route.useParams();
    return <Room key={opportunityId} opportunityId={opportunityId} />;
  },
});

/** Where one column has the place of two, the document stands in front of what is beside it. */
const NARROW = '(max-width: 48em)';

/** An inquiry's records room. Which words are shown stands in memory: a quote never enters an address. */
function Room({ opportunityId }: { opportunityId: string }) {
  const { tab, origin, file, page } = Route.useSearch();
  const navigate = Route.useNavigate();
  const allowed = useAllowed();
  const mayAttach = useMay('documents:write');
  const panels = PANELS.filter(({ permission }) => allowed(permission));
  const shown = panels.find(({ key }) => key === tab) ?? panels[0];
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  const mayDecide = useMay('inquiries:case_details');
  const { data: waiting } = useQuery({ ...suggestionsOptions(opportunityId), enabled: mayDecide });
  const asksOrigin = origin !== undefined;
  const client = inquiry?.patient_id;
  const { data: ofInquiry } = useQuery({ ...originsOptions(opportunityId), enabled: asksOrigin });
  const { data: ofClient } = useQuery({ ...clientOriginsOptions(client ?? ''), enabled: asksOrigin && !!client });
  const [place, setPlace] = useState<DocumentPlace | null>(null);
  const [uploading, setUploading] = useState(false);
  const cited = [...(ofInquiry ?? []), ...(ofClient ?? [])].find(({ id }) => id === origin);
  const asked: DocumentPlace | null =
    cited && cited.file_name !== null
      ? { ...cited, file_name: cited.file_name }
      : file
        ? { document_id: file, file_name: '', ...(page && { page }) }
        : null;
  const open = (next: DocumentPlace) => {
    setPlace(next);
    if (window.matchMedia(NARROW).matches) void navigate({ search: (shown) => ({ ...shown, tab: 'document' }) });
  };
  /** What the address asks to be shown stays shown beside another tab. */
  const hrefOf = (tab: string) => {
    const search = { tab, ...(origin && { origin }), ...(file && { file }), ...(page && { page: String(page) }) };
    return `${recordsHref(opportunityId)}?${new URLSearchParams(search)}`;
  };
  const n = waiting?.suggestions.length ?? 0;
  return (
    <>
      <RecordsRoom
        opportunityId={opportunityId}
        name={inquiry?.opportunity_name}
        documentFirst={tab === 'document'}
        padded={shown?.key !== 'suggestions'}
        tabs={[
          { href: hrefOf('document'), label: documentsMessages.room_document, active: tab === 'document' },
          ...panels.map(({ key, label }) => ({
            href: hrefOf(key),
            label,
            active: tab !== 'document' && key === shown?.key,
            ...(key === 'suggestions' && n > 0 ? { count: String(n) } : {}),
          })),
        ]}
        place={place ?? asked}
        onPlace={setPlace}
        onAttach={mayAttach ? () => setUploading(true) : undefined}
      >
        {shown?.key === 'suggestions' && (
          <SuggestionTable
            opportunityId={opportunityId}
            onShow={(row, why) => {
              if (why === 'asked') open(row);
              // Who came for a page or for a field's words sees those until they go on themselves.
              else if (why === 'reached' || !(asksOrigin || file)) setPlace(row);
            }}
          />
        )}
        {shown?.key === 'questions' && <QuestionsPanel opportunityId={opportunityId} onOpen={open} />}
        {shown?.key === 'screening' && <ScreeningPanel opportunityId={opportunityId} onOpen={open} />}
      </RecordsRoom>
      {uploading && <UploadDialog opportunityId={opportunityId} onClose={() => setUploading(false)} />}
    </>
  );
}
