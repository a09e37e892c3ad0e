import { exportAuditRoutes } from './export-audit.ts';
import { reportRoutes } from './report-access.ts';

export const auditStreams = [...exportAuditRoutes, ...reportRoutes];
