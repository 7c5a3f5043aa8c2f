-- A database as schema 1 kept it: a game of Nile that is over (d3tb2z6hb3gx) and one of Fertility that goes on (t6b2xndtfh2q).
-- It was written once, and stays as it is.
CREATE TABLE schema_version (version integer NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE server_key (key bytea NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY,
    seq integer NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    listed boolean NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    due bigint,
    summary text NOT NULL
);
CREATE INDEX tables_updated ON tables (updated);
CREATE INDEX tables_phase ON tables (phase, updated);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id),
    seq integer NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL,
    key text,
    CONSTRAINT events_place PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
CREATE TABLE sitting (
    who text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    PRIMARY KEY (who, table_id)
);
CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    at bigint NOT NULL,
    seat integer,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO server_key VALUES ('\x978be6c2a9ed31f61bbe98f5bcb7786c63ce068c487c10bfdd63d379a394b608');
INSERT INTO tables VALUES ('d3tb2z6hb3gx', 58, 'nile', 'over', true, 1794790689964, 1794790702665, NULL, '{"seats":[{"kind":"person","name":"Ann"},{"kind":"bot","name":"Robot"}],"options":{"faster":"yes"},"clock":null,"uploaded":false,"result":"seat 1 0-0-0-0-0, seat 2 0-0-0-0-0; winners seat 1, seat 2"}');
INSERT INTO tables VALUES ('t6b2xndtfh2q', 18, 'fertility', 'playing', false, 1794790703074, 1794790704594, NULL, '{"seats":[{"kind":"person","name":"Ann"},{"kind":"bot","name":"random"}],"options":{},"clock":null,"uploaded":false,"result":""}');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 1, 1794790689964, '{"kind":"created","game":"nile","rules":1,"options":{"faster":"yes"},"seats":[{"kind":"person","name":"Ann","level":""},{"kind":"bot","name":"Robot","level":"random"}],"listed":true,"clock":null,"absent":"bot","stand_in":"sampler","secret":"38c4aebd2f3ab85cac1f064bfb2eba6ecfe3b9ce15c184584ec13fdfd19d9c5e","commitment":"39a959144245a37ab140f06345a21f85f83927627af6c5f03671be2a34ba3690","host":"ef109a8b1db17c5e86db49ed91d348e0","rematch_of":""}', 'ef109a8b1db17c5e86db49ed91d348e0 000ff4a1e4602459');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 2, 1794790689979, '{"kind":"begun"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 3, 1794790689979, '{"kind":"dealt"}', 'ef109a8b1db17c5e86db49ed91d348e0 ca7fc29ffd6f65f1');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 4, 1794790691102, '{"kind":"moved","seat":0,"action":"offering W C"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-3');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 5, 1794790691189, '{"kind":"moved","seat":0,"action":"offering F F"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-4');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 6, 1794790691214, '{"kind":"moved","seat":0,"action":"speculate WF"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-5');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 7, 1794790700520, '{"kind":"moved","seat":1,"action":"offering L L"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 8, 1794790700560, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 9, 1794790700586, '{"kind":"moved","seat":0,"action":"pass"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-8');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 10, 1794790700595, '{"kind":"moved","seat":1,"action":"market W C"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 11, 1794790700621, '{"kind":"moved","seat":1,"action":"market P F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 12, 1794790700632, '{"kind":"moved","seat":1,"action":"market C F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 13, 1794790700636, '{"kind":"moved","seat":1,"action":"offering P P"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 14, 1794790700657, '{"kind":"moved","seat":0,"action":"offering C C"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-13');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 15, 1794790700679, '{"kind":"moved","seat":0,"action":"offering W F"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-14');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 16, 1794790700699, '{"kind":"moved","seat":1,"action":"offering P F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 17, 1794790700728, '{"kind":"moved","seat":0,"action":"market W L"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-16');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 18, 1794790700772, '{"kind":"moved","seat":1,"action":"market P W"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 19, 1794790700818, '{"kind":"moved","seat":0,"action":"market L L"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-18');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 20, 1794790700870, '{"kind":"moved","seat":0,"action":"market W PW"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-19');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 21, 1794790700888, '{"kind":"moved","seat":1,"action":"offering W F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 22, 1794790700900, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 23, 1794790700929, '{"kind":"moved","seat":0,"action":"market P W"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-22');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 24, 1794790700966, '{"kind":"moved","seat":0,"action":"pass"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-23');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 25, 1794790700991, '{"kind":"moved","seat":1,"action":"offering P F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 26, 1794790701005, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 27, 1794790701070, '{"kind":"moved","seat":0,"action":"plant 2W"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-26');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 28, 1794790701089, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 29, 1794790701174, '{"kind":"moved","seat":0,"action":"market W C"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-28');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 30, 1794790701211, '{"kind":"moved","seat":0,"action":"offering L C"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-29');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 31, 1794790701244, '{"kind":"moved","seat":1,"action":"market F PC"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 32, 1794790701248, '{"kind":"moved","seat":1,"action":"market P C"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 33, 1794790701265, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 34, 1794790701392, '{"kind":"moved","seat":0,"action":"offering L W*"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-33');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 35, 1794790701425, '{"kind":"moved","seat":0,"action":"offering LC W*"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-34');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 36, 1794790701449, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 37, 1794790701557, '{"kind":"moved","seat":0,"action":"offering W F"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-36');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 38, 1794790701576, '{"kind":"moved","seat":1,"action":"plant 3W"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 39, 1794790701705, '{"kind":"moved","seat":0,"action":"market C F"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-38');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 40, 1794790701769, '{"kind":"moved","seat":0,"action":"market P W"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-39');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 41, 1794790701842, '{"kind":"moved","seat":0,"action":"pass"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-40');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 42, 1794790701872, '{"kind":"moved","seat":1,"action":"offering W C"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 43, 1794790701876, '{"kind":"moved","seat":1,"action":"market W L"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 44, 1794790701886, '{"kind":"moved","seat":1,"action":"market W F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 45, 1794790701916, '{"kind":"moved","seat":1,"action":"plant 2C"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 46, 1794790701997, '{"kind":"moved","seat":0,"action":"market P WF"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-45');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 47, 1794790702054, '{"kind":"moved","seat":0,"action":"market P P"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-46');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 48, 1794790702117, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 49, 1794790702224, '{"kind":"moved","seat":0,"action":"offering L PF"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-48');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 50, 1794790702273, '{"kind":"moved","seat":1,"action":"market L C*"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 51, 1794790702276, '{"kind":"moved","seat":1,"action":"offering F F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 52, 1794790702278, '{"kind":"moved","seat":1,"action":"pass"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 53, 1794790702360, '{"kind":"moved","seat":0,"action":"offering L F"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-52');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 54, 1794790702374, '{"kind":"moved","seat":1,"action":"offering L C*"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 55, 1794790702448, '{"kind":"moved","seat":1,"action":"market W F"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 56, 1794790702465, '{"kind":"moved","seat":1,"action":"offering P P"}', NULL);
INSERT INTO events VALUES ('d3tb2z6hb3gx', 57, 1794790702637, '{"kind":"moved","seat":0,"action":"offering C C"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-56');
INSERT INTO events VALUES ('d3tb2z6hb3gx', 58, 1794790702665, '{"kind":"moved","seat":1,"action":"offering W W*"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 1, 1794790703074, '{"kind":"created","game":"fertility","rules":1,"options":{},"seats":[{"kind":"person","name":"Ann","level":""},{"kind":"bot","name":"random","level":"random"}],"listed":false,"clock":null,"absent":"bot","stand_in":"sampler","secret":"22bb4ef9df2d76dd2408fdf8111c429db72a8e391ddc5dfd789befd5552a3126","commitment":"0df89d096792cd689870ececfd15cd2b2f998106124e6616550c1b15a3ae0fa5","host":"ef109a8b1db17c5e86db49ed91d348e0","rematch_of":""}', 'ef109a8b1db17c5e86db49ed91d348e0 a51d7471bd7a385e');
INSERT INTO events VALUES ('t6b2xndtfh2q', 2, 1794790703108, '{"kind":"begun"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 3, 1794790703108, '{"kind":"dealt"}', 'ef109a8b1db17c5e86db49ed91d348e0 6b3de5ea53093514');
INSERT INTO events VALUES ('t6b2xndtfh2q', 4, 1794790703425, '{"kind":"moved","seat":0,"action":"place AG f6 f7"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-3');
INSERT INTO events VALUES ('t6b2xndtfh2q', 5, 1794790703537, '{"kind":"moved","seat":0,"action":"build 8B with A+W"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-4');
INSERT INTO events VALUES ('t6b2xndtfh2q', 6, 1794790703580, '{"kind":"moved","seat":0,"action":"take PG"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-5');
INSERT INTO events VALUES ('t6b2xndtfh2q', 7, 1794790704184, '{"kind":"moved","seat":1,"action":"place GA h5 i5"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 8, 1794790704189, '{"kind":"moved","seat":1,"action":"build 7A with G"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 9, 1794790704197, '{"kind":"moved","seat":1,"action":"take GG"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 10, 1794790704221, '{"kind":"moved","seat":0,"action":"place GA i3 i4"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-9');
INSERT INTO events VALUES ('t6b2xndtfh2q', 11, 1794790704309, '{"kind":"moved","seat":0,"action":"quarry A"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-10');
INSERT INTO events VALUES ('t6b2xndtfh2q', 12, 1794790704380, '{"kind":"moved","seat":0,"action":"build 7B with A"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-11');
INSERT INTO events VALUES ('t6b2xndtfh2q', 13, 1794790704456, '{"kind":"moved","seat":0,"action":"done"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-12');
INSERT INTO events VALUES ('t6b2xndtfh2q', 14, 1794790704533, '{"kind":"moved","seat":0,"action":"take BP"}', 'ef109a8b1db17c5e86db49ed91d348e0 move-13');
INSERT INTO events VALUES ('t6b2xndtfh2q', 15, 1794790704569, '{"kind":"moved","seat":1,"action":"place AP j5 k5"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 16, 1794790704584, '{"kind":"moved","seat":1,"action":"skip"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 17, 1794790704589, '{"kind":"moved","seat":1,"action":"supply A 7A.1"}', NULL);
INSERT INTO events VALUES ('t6b2xndtfh2q', 18, 1794790704594, '{"kind":"moved","seat":1,"action":"take GG"}', NULL);
INSERT INTO sitting VALUES ('ef109a8b1db17c5e86db49ed91d348e0', 'd3tb2z6hb3gx');
INSERT INTO sitting VALUES ('ef109a8b1db17c5e86db49ed91d348e0', 't6b2xndtfh2q');
INSERT INTO chat VALUES ('d3tb2z6hb3gx', 1, 1794790702797, 0, 'Ann', 'Well played!');
