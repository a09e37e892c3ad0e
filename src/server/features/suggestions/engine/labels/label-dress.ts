/*
 * What forms print around a label and mean nothing by it: the code of an item, a star for what must be filled in, how to
 * fill it in, and the same label in another language: "A10 Home address", "1.a. Family name", "First name*", "Domicilio /
 * Address".
 */

/** The code of an item: a letter and figures, or figures with a letter or a number of their own. */
const CODE =
  /^(?:[A-Z]{1,2}\d{1,3}[a-z]?|\d{1,3}\.?[a-z]|\d{1,2}\.\d{1,2}|[Qq]\d{1,3}|#\d{1,3})[.):]{0,2}\s+(?=\p{L})/u;
/** Marks of a list or of a quoted message. */
const LEAD = /^[>»→]{1,4}\s*/u;
const STARS = /^[*†‡§]+\s*|\s*[*†‡§]+$/gu;
const HOW =
  /\s*\((?:required|optional|please print|print(?: clearly)?|if (?:any|known|applicable|different)|first(?:,)? last|last(?:,)? first|w(?:ith)? area code|incl(?:uding|\.)? area code|mm\W?dd\W?y{2,4}|check one|circle one|one|circle|check|explain|describe|specify|list|dates?|y ?\/ ?n)\)$/i;

/** Labels as bilingual forms of the United States print them before the English one. */
const SPANISH =
  /^(?:nombre(?: completo)?|apellidos?|primer nombre|fecha de nacimiento|f\. ?de nac\.?|sexo(?: al nacer)?|g[eé]nero|domicilio|direcci[oó]n|calle|ciudad|estado|c[oó]digo postal|tel[eé]fono|celular|correo(?: electr[oó]nico)?|estado civil|vive con|vivienda|trabajo|empleo|ocupaci[oó]n|empleador|patr[oó]n|emergencia|contacto(?: de emergencia)?|en caso de emergencia|seguro(?: m[eé]dico)?|aseguradora|n[uú]mero de (?:p[oó]liza|miembro|grupo)|titular|m[eé]dico|doctor|psiquiatra|terapeuta|consejero|pr[oó]xima cita|alergias|medicinas|medicamentos|motivo(?: de (?:la )?(?:visita|consulta))?|raz[oó]n)$/iu;

const LONGEST = 120;

/** A label without what is printed around it; as it stands where nothing is. */
export function undressed(label: string): string {
  if (label.length > LONGEST) return label;
  const bare = label
    .replace(LEAD, '')
    .replace(CODE, '')
    .replace(STARS, '')
    .replace(HOW, '')
    .replace(STARS, '')
    .replace(/\(s\)(?=\s|$)/g, 's')
    .trim();
  const halves = bare.split(/\s*\/\s*/);
  const [one = '', other = ''] = halves;
  return halves.length === 2 && SPANISH.test(one) && other !== '' ? other : bare;
}
