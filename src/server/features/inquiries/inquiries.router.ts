import { mutation, query, router } from '#server/platform/trpc.ts';
import { addNote } from './add-note.ts';
import { boardInquiries } from './board-inquiries.ts';
import { changeInquiries } from './change-inquiries.ts';
import { changeStatus } from './change-status.ts';
import { createInquiry } from './create-inquiry.ts';
import { editNote } from './edit-note.ts';
import {
  getInquiry,
  listInquiriesOfClient,
  listNoteReaders,
  listNotes,
  listOwnInquiries,
  listUnanswered,
} from './inquiries.queries.ts';
import { listEvents } from './list-events.ts';
import { listFacilityNames } from './list-facility-names.ts';
import { listInquiries } from './list-inquiries.ts';
import { listStaffNames } from './list-staff-names.ts';
import { listReadyToDischarge, listStatusHistory } from './list-status-changes.ts';
import { updateInquiry } from './update-inquiry.ts';

export const inquiriesRouter = router({
  list: query(listInquiries),
  board: query(boardInquiries),
  get: query(getInquiry),
  ofClient: query(listInquiriesOfClient),
  notes: query(listNotes),
  events: query(listEvents),
  noteReaders: query(listNoteReaders),
  statusHistory: query(listStatusHistory),
  readyToDischarge: query(listReadyToDischarge),
  own: query(listOwnInquiries),
  staffNames: query(listStaffNames),
  facilityNames: query(listFacilityNames),
  unanswered: query(listUnanswered),
  create: mutation(createInquiry),
  update: mutation(updateInquiry),
  changeMany: mutation(changeInquiries),
  changeStatus: mutation(changeStatus),
  addNote: mutation(addNote),
  editNote: mutation(editNote),
});
