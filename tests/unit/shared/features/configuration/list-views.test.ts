import { describe, expect, test } from 'vitest';
import { isNameTaken } from '#shared/features/configuration/list-views.ts';
import { type ViewsType, viewsSchema } from '#shared/features/configuration/view-schemas.ts';

const view = (change: object = {}) => ({
  view_name: 'Mine',
  columns: ['opportunity_name', 'status'],
  sort: 'created_at',
  order: 'desc',
  filters: {},
  ...change,
});

const said = (views: object[], type: ViewsType = 'OPPORTUNITY_VIEWS') => {
  const parsed = viewsSchema(type).safeParse({ views });
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

const NINE = [
  'opportunity_name',
  'condition',
  'staff',
  'referral_org',
  'status',
  'priority',
  'created_at',
  'cc',
  'md',
] as const;

describe('a view', () => {
  test('may be the specification’s default: filters search, status and staff all empty (P1 §3)', () => {
    const filters = { search: '', status: '', staff: '' };
    const { views } = viewsSchema('OPPORTUNITY_VIEWS').parse({ views: [view({ filters })] });
    expect(views[0]?.filters).toEqual({ search: '', status: [], staff: [] });
  });

  test('keeps 1 to 8 columns, the required one among them, each once', () => {
    expect(said([view({ columns: NINE.slice(0, 8) })])).toEqual([]);
    expect(said([view({ columns: ['opportunity_name'] })])).toEqual([]);
    expect(said([view({ columns: NINE })])).toEqual(['views.0.columns: Max columns: 8']);
    expect(said([view({ columns: [] })])).toContain('views.0.columns: Min columns: 1');
    expect(said([view({ columns: ['status'] })])).toEqual(['views.0.columns: opportunity_name is always shown']);
    expect(said([view({ columns: ['opportunity_name', 'status', 'status'] })])).toEqual([
      'views.0.columns: Name each column once',
    ]);
    expect(said([view({ columns: ['opportunity_name', 'ssn'] })])).toHaveLength(1);
  });

  test('knows its sorts, directions and filters alone, and fills in the filters that are empty', () => {
    expect(said([view({ sort: 'summary' })])).toHaveLength(1);
    expect(said([view({ order: 'sideways' })])).toHaveLength(1);
    expect(said([view({ filters: { org_id: ['x'] } })])).toHaveLength(1);
    expect(said([view({ filters: { status: ['INACTIVE'] } })])).toHaveLength(1);
    expect(viewsSchema('OPPORTUNITY_VIEWS').parse({ views: [view()] })).toEqual({
      views: [view({ filters: { search: '', status: [], staff: [] } })],
    });
  });

  test('has a name of its own, whatever its case; the default one is kept under its own spelling alone', () => {
    expect(said([view({ view_name: ' ' })])).toEqual(['views.0.view_name: Enter a name']);
    expect(said([view(), view({ view_name: ' mINE ' })])).toEqual(['views.1.view_name: Name is already taken']);
    expect(said([view(), view({ view_name: 'Mi\u200bne' })])).toEqual(['views.1.view_name: Name is already taken']);
    expect(said([view({ view_name: '\u200b' })])).toEqual(['views.0.view_name: Enter a name']);
    expect(said([view({ view_name: 'default VIEW' })])).toEqual(['views.0.view_name: Name is already taken']);
    expect(said([view({ view_name: 'Default view' }), view()])).toEqual([]);
    expect(said([view({ view_name: 'Default view' }), view({ view_name: 'Default view' })])).toEqual([
      'views.1.view_name: Name is already taken',
    ]);
    expect(said([view({ view_name: 'x'.repeat(81) })])).toHaveLength(1);
  });

  test('is one of fifty at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => view({ view_name: `View ${n}` }));
    expect(said(many(50))).toEqual([]);
    expect(said(many(51))).toHaveLength(1);
  });
});

test.each([
  ['CLIENTS_VIEWS', ['name', 'email_id', 'phone_number', 'address'], 'created_at'],
  ['ORG_VIEWS', ['referral_name', 'payment_type', 'specializations', 'status'], 'last_activity_date'],
  ['CONTACTS_VIEWS', ['name', 'organization_name'], 'created_at'],
] as const)('%s keeps its own columns and its own required one', (type, columns, sort) => {
  expect(said([view({ columns, sort })], type)).toEqual([]);
  expect(said([view({ columns: columns.slice(1), sort })], type)).toHaveLength(1);
});

test('a new name is taken by the same one in another case, and by the default view', () => {
  expect(isNameTaken('mine', ['Mine'])).toBe(true);
  expect(isNameTaken('DEFAULT VIEW', [])).toBe(true);
  expect(isNameTaken('ＭＩＮＥ', ['Mine'])).toBe(true);
  expect(isNameTaken('Mine too', ['Mine'])).toBe(false);
});
