import { createContext } from 'react';

/** Opens the upload dialog of the inquiry shown; none where the person may not attach. */
export const Attaching = createContext<(() => void) | undefined>(undefined);
