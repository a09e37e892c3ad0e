import { createContext } from 'react';

/** Whether what is drawn of a metric stands under its title already, as it does on the dashboard. */
export const TitledOutside = createContext(false);
