import { useQuery } from '@tanstack/react-query';
import type { BlockProps } from '#shared/features/email-templates/model/blocks.ts';
import type { Props } from '#shared/features/email-templates/model/email-template.ts';
import { sizeBySide } from '#shared/features/email-templates/model/picture-size.ts';
import { assetsOptions } from '../email-templates.data.ts';

/**
 * What setting a prop of an element changes: of a picture's two sides both, by the proportions of the file where it is one
 * of the organization's, else by those it has.
 */
export function usePictureSides(image: BlockProps<'Image'> | null): (name: string, value: unknown) => Props {
  const { data } = useQuery({ ...assetsOptions(), enabled: image !== null && image.src !== '' });
  return (name, value) => {
    if (!image || typeof value !== 'number' || (name !== 'width' && name !== 'height')) return { [name]: value };
    const shape = data?.find(({ location }) => location === image.src) ?? image;
    return { ...sizeBySide(name, value, shape) };
  };
}
