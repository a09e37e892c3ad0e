import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { firstContactMessages as text } from './first-contact.messages.ts';
import { ANSWERING_ROLES, MAX_TARGET_MINUTES, NEXT_STEPS, readHours, WEEKDAYS } from './first-contact.rules.ts';

const hours = z
  .string()
  .trim()
  .max(20)
  .superRefine((written, ctx) => {
    if (written === '') return;
    const read = readHours(written);
    if (!read) ctx.addIssue({ code: 'custom', message: text.hours_shape });
    else if (read.to <= read.from) ctx.addIssue({ code: 'custom', message: text.hours_backwards });
  })
  .default('');

const isRole = (value: string): boolean => ROLES.some((role) => role === value);

/** A role, or a person by their e-mail; empty for nobody. */
const next = z
  .string()
  .trim()
  .max(254)
  .refine((who) => who === '' || who.includes('@') || (isRole(who) && ANSWERING_ROLES.some((role) => role === who)), {
    message: text.next_unknown,
  })
  .nullable()
  .transform((who) => who ?? '')
  .default('');

/** Within how many minutes a new inquiry or call is to be answered, when those count, and who is asked after that. */
export const SpeedToLeadConfig = z
  .strictObject({
    version: z.int().min(0).optional(),
    minutes: z.int(text.minutes_shape).min(1, text.minutes_shape).max(MAX_TARGET_MINUTES, text.minutes_shape),
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
    next_1: next,
    next_2: next,
    next_3: next,
  })
  .superRefine((config, ctx) => {
    if (WEEKDAYS.every((day) => config[day] === ''))
      ctx.addIssue({ code: 'custom', path: ['mon'], message: text.hours_none });
    const seen = new Set<string>();
    for (const step of NEXT_STEPS) {
      const who = config[step].toLowerCase();
      if (who !== '' && seen.has(who)) ctx.addIssue({ code: 'custom', path: [step], message: text.next_twice });
      seen.add(who);
    }
  });
export type SpeedToLead = z.output<typeof SpeedToLeadConfig>;

/** The inquiry or the call whose clock is meant. */
export const FirstContactOfInput = z
  .strictObject({ opportunity_id: Id.optional(), call_id: Id.optional() })
  .refine(({ opportunity_id, call_id }) => (opportunity_id === undefined) !== (call_id === undefined), {
    message: text.one_record,
    path: ['opportunity_id'],
  });
export type FirstContactOf = z.output<typeof FirstContactOfInput>;
